import {
  activated,
  card,
  countersOn,
  createToken,
  did,
  entersWith,
  keywords,
  mana,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const darkDepths = card({
  name: 'Dark Depths',
  type: 'Legendary Snow Land',
  abilities: [
    entersWith({ kind: 'counters', counter: 'ice', count: 10 }),
    activated({ cost: [mana('{3}')], effects: [{ kind: 'removeCounters', what: 'self', counter: 'ice', count: 1 }] }),
    triggered({
      on: { kind: 'state', condition: { kind: 'compare', quantity: countersOn('self', 'ice'), is: { exactly: 0 } } },
      effects: [
        { kind: 'sacrifice', what: 'self', as: 'sacrificed' },
        when(
          did('sacrificed'),
          createToken(
            1,
            token({
              name: 'Marit Lage',
              colors: ['B'],
              type: 'Legendary Creature — Avatar',
              power: 20,
              toughness: 20,
              abilities: keywords('flying', 'indestructible'),
            }),
          ),
        ),
      ],
    }),
  ],
})
