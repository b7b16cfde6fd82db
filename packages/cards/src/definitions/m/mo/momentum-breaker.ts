import {
  activated,
  card,
  did,
  discard,
  enters,
  gainLife,
  keyword,
  mana,
  not,
  sacrificeSelf,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const momentumBreaker = card({
  name: 'Momentum Breaker',
  type: 'Enchantment',
  cost: '{1}{B}',
  abilities: [
    keyword('start your engines!'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'opponent',
          as: 'player',
          effects: [
            {
              kind: 'sacrificeChoice',
              player: the('player'),
              filter: { any: [{ type: 'creature' }, { subtype: 'Vehicle' }] },
              count: 1,
              as: 'sacrificedByThem',
            },
            when(not(did('sacrificedByThem')), discard(1, the('player'))),
          ],
        },
      ],
    }),
    activated({ cost: [mana('{2}'), sacrificeSelf], effects: [gainLife({ kind: 'speed' })] }),
  ],
})
