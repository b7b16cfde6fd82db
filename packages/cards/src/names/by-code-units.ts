/** The order of names in every file of data: that of their UTF-16 code units, which no language setting changes. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
