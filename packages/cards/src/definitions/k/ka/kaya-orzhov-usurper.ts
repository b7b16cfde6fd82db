import {
  activated,
  bound,
  card,
  count,
  dealDamage,
  exile,
  gainLife,
  loyalty,
  players,
  target,
  targetPlayer,
  the,
  upTo,
  when,
} from '@spellwright/dsl'

export const kayaOrzhovUsurper = card({
  name: 'Kaya, Orzhov Usurper',
  cost: '{1}{W}{B}',
  type: 'Legendary Planeswalker — Kaya',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(1)],
      targets: { cards: target({ zone: 'graveyard' }, { count: upTo(2), together: 'sameOwner' }) },
      effects: [
        exile(the('cards'), { as: 'exiled' }),
        when({ kind: 'exists', of: { zone: 'exile', among: the('exiled'), type: 'creature' } }, gainLife(2)),
      ],
    }),
    activated({
      cost: [loyalty(-1)],
      targets: { permanent: target({ not: { type: 'land' }, manaValue: { atMost: 1 } }) },
      effects: [exile(the('permanent'))],
    }),
    activated({
      cost: [loyalty(-5)],
      targets: { player: targetPlayer },
      effects: [
        { kind: 'let', as: 'amount', quantity: count({ zone: 'exile', owner: the('player') }) },
        dealDamage(bound('amount'), players(the('player'))),
        gainLife(bound('amount')),
      ],
    }),
  ],
})
