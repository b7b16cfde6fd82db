import type { BuiltInDeck } from './built-in-decks.ts'

export const enchantress: BuiltInDeck = {
  id: 'enchantress',
  format: 'Legacy',
  year: null,
  title: 'Legacy Enchantress',
  colors: ['W', 'G'],
  description:
    'Draws a card for every enchantment, hides behind Solitary Confinement, and attacks with its enchantments at the end.',
  text: `// Legacy Enchantress
4 Argothian Enchantress
3 Swords to Plowshares
2 Replenish
4 Enchantress's Presence
4 Wild Growth
3 Exploration
3 Mirri's Guile
3 Opalescence
3 Parallax Wave
3 Sterling Grove
2 Aura of Silence
2 Seal of Cleansing
1 Solitary Confinement
1 Sylvan Library
7 Forest
4 Brushland
4 Windswept Heath
3 Plains
3 Serra's Sanctum
1 Wooded Foothills

Sideboard
2 Carpet of Flowers
2 Circle of Protection: Red
2 Gaea's Blessing
2 Tormod's Crypt
2 Xantid Swarm
1 Seal of Cleansing
1 Solitary Confinement
1 Swords to Plowshares
1 Tsabo's Web
1 Worship
`,
}
