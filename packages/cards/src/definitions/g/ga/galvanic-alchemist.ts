import { activated, card, continuous, gainAbility, keyword, mana, matches, untap } from '@spellwright/dsl'

export const galvanicAlchemist = card({
  name: 'Galvanic Alchemist',
  cost: '{2}{U}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 4,
  abilities: [
    keyword('soulbond'),
    continuous({
      condition: matches('self', { is: 'paired' }),
      affects: { any: [{ among: 'self' }, { among: 'paired' }] },
      apply: [gainAbility(activated({ cost: [mana('{2}{U}')], effects: [untap('self')] }))],
    }),
  ],
})
