import { activated, anyTarget, card, dealDamage, tap, the } from '@spellwright/dsl'

export const cuombajjWitches = card({
  name: 'Cuombajj Witches',
  cost: '{B}{B}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 3,
  abilities: [
    activated({
      cost: [tap],
      targets: { first: anyTarget, second: { ...anyTarget, chooser: 'opponent' } },
      effects: [dealDamage(1, the('first')), dealDamage(1, the('second'))],
    }),
  ],
})
