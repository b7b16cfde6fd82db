import { card, entersTapped, entersWith, keyword, tapForMana } from '@spellwright/dsl'

export const valgavothsLair = card({
  name: "Valgavoth's Lair",
  type: 'Enchantment Land',
  abilities: [
    keyword('hexproof'),
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1 }),
  ],
})
