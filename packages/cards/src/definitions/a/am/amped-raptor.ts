import {
  all,
  card,
  enters,
  exile,
  getEnergy,
  keyword,
  manaValueOf,
  matches,
  payEnergy,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const ampedRaptor = card({
  name: 'Amped Raptor',
  cost: '{1}{R}',
  type: 'Creature — Dinosaur',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('first strike'),
    triggered({
      on: enters('self'),
      effects: [
        getEnergy(2),
        when(
          matches('self', { is: 'castFromHand' }),
          {
            kind: 'revealUntil',
            player: 'you',
            filter: { not: { type: 'land' } },
            as: 'card',
            others: 'others',
          },
          exile([the('others'), the('card')], { as: 'exiled' }),
          {
            kind: 'bind',
            as: 'spell',
            what: all({ zone: 'exile', among: the('exiled'), not: { type: 'land' } }),
          },
          {
            kind: 'castCard',
            what: the('spell'),
            player: 'you',
            cost: [payEnergy(manaValueOf('self'))],
            optional: 'may',
            as: 'cast',
          },
        ),
      ],
    }),
  ],
})
