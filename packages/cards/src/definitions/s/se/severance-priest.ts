import {
  all,
  card,
  enters,
  exile,
  keyword,
  leaves,
  linked,
  manaValueOf,
  ownerOf,
  targetOpponent,
  the,
  token,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const severancePriest = card({
  name: 'Severance Priest',
  cost: '{W}{B}{G}',
  type: 'Creature — Djinn Cleric',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('deathtouch'),
    triggered({
      on: enters('self'),
      targets: { opponent: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('opponent') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('opponent'),
          count: upTo(1),
          as: 'card',
        },
        exile(the('card'), { linked: 'exiled' }),
      ],
    }),
    triggered({
      on: leaves('self'),
      effects: [
        {
          kind: 'forEach',
          what: all({ zone: 'exile', among: linked('exiled') }),
          as: 'card',
          effects: [
            {
              kind: 'createToken',
              player: ownerOf(the('card')),
              count: 1,
              token: token({ colors: ['W'], type: 'Creature — Spirit' }),
              size: manaValueOf(the('card')),
            },
          ],
        },
      ],
    }),
  ],
})
