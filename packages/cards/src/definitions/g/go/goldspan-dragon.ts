import {
  activated,
  addMana,
  anyColor,
  attacks,
  card,
  continuous,
  createToken,
  gainAbility,
  keywords,
  sacrificeSelf,
  TREASURE,
  tap,
  triggered,
} from '@spellwright/dsl'

export const goldspanDragon = card({
  name: 'Goldspan Dragon',
  cost: '{3}{R}{R}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 4,
  abilities: [
    ...keywords('flying', 'haste'),
    triggered({
      on: {
        kind: 'either',
        events: [attacks('self'), { kind: 'becomesTarget', object: 'self', by: { zone: 'stack' } }],
      },
      effects: [createToken(1, TREASURE)],
    }),
    continuous({
      affects: { subtype: 'Treasure', controller: 'you' },
      apply: [gainAbility(activated({ cost: [tap, sacrificeSelf], effects: [addMana(anyColor(2))] }))],
    }),
  ],
})
