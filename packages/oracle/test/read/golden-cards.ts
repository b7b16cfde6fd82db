import { readFileSync } from 'node:fs'
import type { CardDefinition } from '@spellwright/dsl'
import { hashText } from '../../src/index.ts'
import { canonical } from './canonical.ts'

/** What a card is, whatever the order of keys and the names its data binds. */
export function goldenHash({ name, layout, role, faces }: CardDefinition): string {
  const facts = faces.map(({ abilities, ...printed }) => [
    Object.entries(printed).sort(([a], [b]) => (a < b ? -1 : 1)),
    canonical(abilities),
  ])
  return hashText(JSON.stringify([name, layout, role ?? null, facts]))
}

/**
 * Cards that were written by hand before their text was understood, with the hash of that data. The reader has to make
 * the same of them. A hash changes only together with a reason: the card was wrong, or the card language changed.
 */
export const GOLDEN_CARDS = JSON.parse(
  readFileSync(new URL('./golden-cards.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>
