/* Global alignment (Needleman and Wunsch): similarities from a table, a fixed penalty for gaps. */

static int best_of(int a, int b, int c) {
  int best = a;
  if (b > best) best = b;
  if (c > best) best = c;
  return best;
}

/* table: (n + 1) x (m + 1) scores; similarity: letters x letters. */
void needleman_wunsch(int n, int m, int letters, const int *a, const int *b, const int *similarity,
                      int penalty, int *reward, int *table) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < m; ++j) reward[i * m + j] = similarity[a[i] * letters + b[j]];
  for (int i = 0; i <= n; ++i) table[i * (m + 1)] = -i * penalty;
  for (int j = 0; j <= m; ++j) table[j] = -j * penalty;
  for (int i = 1; i <= n; ++i)
    for (int j = 1; j <= m; ++j)
      table[i * (m + 1) + j] = best_of(table[(i - 1) * (m + 1) + j - 1] + reward[(i - 1) * m + j - 1],
                                       table[i * (m + 1) + j - 1] - penalty,
                                       table[(i - 1) * (m + 1) + j] - penalty);
}
