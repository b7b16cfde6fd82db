/** What vite puts in place of a pattern of files: something of each, by its path. */
interface ImportMeta {
  glob<T>(
    pattern: string,
    options: { readonly query: string; readonly import: 'default'; readonly eager: true },
  ): Record<string, T>
}
