/**
 * Writes packages/oracle/data/oracle-hashes.json: for every supported card, the hash of the normalised Oracle text of each
 * face. The texts themselves stay in the reference data.
 */
import { writeFileSync } from 'node:fs'
import { CardDefinitions } from '@spellwright/cards'
import { hashText, normaliseText } from '@spellwright/oracle'
import { facesOf, type ReferenceCard, readReferenceCards } from './reference-cards.ts'

export const oracleHashes = (card: ReferenceCard): string[] =>
  facesOf(card).map((face) => hashText(normaliseText(face.oracle_text ?? '', face.name, face.type_line)))

export function allOracleHashes(): Record<string, string[]> {
  const reference = new Map(readReferenceCards().map((card) => [card.name, card]))
  const names = CardDefinitions.all.map((card) => card.name).sort((a, b) => (a < b ? -1 : 1))
  return Object.fromEntries(
    names.map((name) => {
      const card = reference.get(name)
      if (card === undefined) throw new Error(`${name} is not in the reference data`)
      return [name, oracleHashes(card)]
    }),
  )
}

if (process.argv[1]?.endsWith('oracle-hashes.ts')) {
  const hashes = allOracleHashes()
  const lines = Object.entries(hashes).map(
    ([name, faces]) => `  ${JSON.stringify(name)}: ${JSON.stringify(faces).replace(/,/g, ', ')}`,
  )
  writeFileSync(
    new URL('../../packages/oracle/data/oracle-hashes.json', import.meta.url),
    `{\n${lines.join(',\n')}\n}\n`,
  )
  console.log(`${lines.length} cards`)
}
