import type { BuiltInDeck } from './built-in-decks.ts'

export const theSolution: BuiltInDeck = {
  id: 'the-solution',
  format: 'Premodern',
  year: null,
  title: 'Premodern The Solution',
  colors: ['W', 'U'],
  description: 'Rebels and Angels in front, countermagic behind; Accumulated Knowledge refills the hand.',
  text: `// Premodern The Solution
1 Eternal Dragon
3 Exalted Angel
2 Meddling Mage
4 Ramosian Sergeant
4 Whipcorder
1 Absorb
4 Accumulated Knowledge
4 Counterspell
2 Disenchant
2 Fact or Fiction
4 Mana Leak
4 Swords to Plowshares
1 Tsabo's Web
4 Adarkar Wastes
1 Coastal Tower
4 Flooded Strand
7 Island
7 Plains
1 Skycloud Expanse

Sideboard
1 Aura of Silence
2 Blue Elemental Blast
1 Circle of Protection: Black
2 Enlightened Tutor
1 Ivory Tower
1 Null Rod
1 Phyrexian Furnace
1 Serenity
1 Spiritual Focus
1 Tormod's Crypt
1 Tsabo's Web
1 Warmth
1 Worship
`,
}
