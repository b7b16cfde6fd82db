/** A value in a table. */
export type Cell = string | number | null

/** A cell that begins like a formula is one for a spreadsheet; numbers are meant as they are. */
const isFormula = (text: string): boolean => /^[=+@\t\r-]/.test(text)

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(5)
  const text = isFormula(value) ? `'${value}` : value
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Comma-separated values. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\n')
