import { expect } from 'vitest'
export { expect }
export const collected: { title: string; fn: () => void }[] = []
export const it: any = (title: string, fn: () => void) => { collected.push({ title, fn }) }
it.each = (rows: any[]) => (title: string, fn: any) => {
  for (const row of rows) {
    const args = Array.isArray(row) ? row : [row]
    let i = 0
    collected.push({ title: title.replace(/%s/g, () => String(args[i++])), fn: () => fn(...args) })
  }
}
export const describe = (_: string, fn: () => void) => fn()
