import type { SimShown } from './sim-report.ts'
import { simText } from './sim-report.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function htmlReport(shown: SimShown): string {
  return `<!doctype html><meta charset="utf-8"><title>Spellwright</title><pre>${escaped(simText(shown))}</pre>`
}
