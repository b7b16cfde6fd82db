import {
  activated,
  apply,
  card,
  did,
  entersWithCounters,
  exactly,
  gain,
  mana,
  sacrificeSelf,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const zackFair = card({
  name: 'Zack Fair',
  cost: '{W}',
  type: 'Legendary Creature — Human Soldier',
  power: 0,
  toughness: 1,
  abilities: [
    entersWithCounters('+1/+1', 1),
    activated({
      cost: [mana('{1}'), sacrificeSelf],
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        apply(the('creature'), [gain('indestructible')]),
        { kind: 'moveAllCounters', from: 'self', to: the('creature') },
        {
          kind: 'choose',
          player: 'you',
          from: { subtype: 'Equipment', attachedTo: 'self' },
          count: exactly(1),
          as: 'equipment',
        },
        when(did('equipment'), { kind: 'attach', what: the('equipment'), to: the('creature') }),
      ],
    }),
  ],
})
