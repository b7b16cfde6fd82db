import type { BuiltInDeck } from './built-in-decks.ts'

export const stiflenought: BuiltInDeck = {
  id: 'stiflenought',
  format: 'Premodern',
  year: null,
  title: 'Premodern Stiflenought',
  colors: ['W', 'U'],
  description: 'A 12/12 for one mana, once its own ability is countered or phased away from.',
  text: `// Premodern Stiflenought
4 Phyrexian Dreadnought
4 Accumulated Knowledge
1 Annul
1 Armageddon
4 Counterspell
2 Flash of Insight
4 Foil
3 Gush
3 Impulse
2 Peek
4 Portent
4 Stifle
2 Swords to Plowshares
4 Vision Charm
4 Adarkar Wastes
4 Flooded Strand
9 Island
1 Plains

Sideboard
1 Annul
1 Armageddon
1 Brain Freeze
2 Disenchant
2 Hydroblast
4 Meddling Mage
2 Presence of the Master
2 Swords to Plowshares
`,
}
