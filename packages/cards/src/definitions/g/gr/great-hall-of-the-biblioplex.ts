import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  gainAbility,
  mana,
  matches,
  not,
  payLife,
  pump,
  setBasePT,
  tap,
  tapForMana,
  triggered,
  when,
  youCast,
} from '@spellwright/dsl'

export const greatHallOfTheBiblioplex = card({
  name: 'Great Hall of the Biblioplex',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [tap, payLife(1)],
      effects: [
        {
          kind: 'addMana',
          player: 'you',
          mana: { kind: 'anyOneColor', amount: 1 },
          rider: { kind: 'onlyCast', spell: { type: ['instant', 'sorcery'] } },
        },
      ],
    }),
    activated({
      cost: [mana('{5}')],
      effects: [
        when(
          not(matches('self', { type: 'creature' })),
          apply(
            'self',
            [
              addType('creature'),
              addSubtype('Wizard'),
              setBasePT(2, 4),
              gainAbility(triggered({ on: youCast({ type: ['instant', 'sorcery'] }), effects: [pump('self', 1, 0)] })),
            ],
            'game',
          ),
        ),
      ],
    }),
  ],
})
