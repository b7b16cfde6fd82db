import type { BuiltInDeck } from './built-in-decks.ts'

export const sligh: BuiltInDeck = {
  id: 'sligh',
  format: 'Premodern',
  year: null,
  title: 'Premodern Sligh',
  colors: ['R'],
  description: 'Small creatures first, then burn; every card counts towards twenty damage.',
  text: `// Premodern Sligh
4 Ball Lightning
4 Grim Lavamancer
4 Jackal Pup
4 Mogg Fanatic
4 Fireblast
2 Flame Rift
4 Incinerate
4 Lightning Bolt
3 Shock
3 Cursed Scroll
4 Sulfuric Vortex
2 Barbarian Ring
2 Mishra's Factory
12 Mountain
4 Wooded Foothills

Sideboard
2 Anarchy
2 Overload
2 Price of Progress
2 Pyroblast
2 Pyroclasm
3 Red Elemental Blast
2 Tormod's Crypt
`,
}
