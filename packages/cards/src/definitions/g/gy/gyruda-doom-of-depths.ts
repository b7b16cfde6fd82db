import { card, enters, exactly, keyword, put, the, triggered } from '@spellwright/dsl'

export const gyrudaDoomOfDepths = card({
  name: 'Gyruda, Doom of Depths',
  cost: '{4}{U/B}{U/B}',
  type: 'Legendary Creature — Demon Kraken',
  power: 6,
  toughness: 6,
  abilities: [
    keyword({ kind: 'companion', condition: { only: { parity: 'even' } } }),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'mill', player: 'eachPlayer', count: 4, as: 'milled' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('milled'),
          filter: { type: 'creature', parity: 'even' },
          count: exactly(1),
          as: 'risen',
        },
        put('battlefield', the('risen'), { under: 'you' }),
      ],
    }),
  ],
})
