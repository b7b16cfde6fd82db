import { card, entersWith, rule } from '@spellwright/dsl'

export const teferisMoat = card({
  name: "Teferi's Moat",
  cost: '{3}{W}{U}',
  type: 'Enchantment',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    rule({
      kind: 'cantAttack',
      what: { not: { keyword: 'flying' }, color: { chosen: 'color' }, type: 'creature' },
      defender: 'you',
    }),
  ],
})
