import type { BuiltInDeck } from './built-in-decks.ts'

export const premodernEnchantress: BuiltInDeck = {
  id: 'premodern-enchantress',
  format: 'Premodern',
  year: null,
  title: 'Premodern Enchantress',
  colors: ['W', 'G'],
  description:
    'Draws a card for every enchantment, holds creatures off with Parallax Wave, and attacks with its enchantments at the end.',
  text: `// Premodern Enchantress
4 Argothian Enchantress
1 Replenish
4 Swords to Plowshares
4 Enchantress's Presence
2 Exploration
4 Mirri's Guile
3 Opalescence
3 Parallax Wave
4 Seal of Cleansing
1 Solitary Confinement
3 Sterling Grove
4 Wild Growth
4 Brushland
6 Forest
3 Plains
4 Serra's Sanctum
4 Windswept Heath
2 Wooded Foothills

Sideboard
1 Aura of Silence
2 Carpet of Flowers
1 Circle of Protection: Red
1 Ray of Revelation
1 Replenish
1 Sacred Ground
1 Solitary Confinement
2 Tormod's Crypt
2 Tsabo's Web
3 Xantid Swarm
`,
}
