import {
  attacks,
  bound,
  card,
  draw,
  enters,
  exactly,
  exile,
  keyword,
  ruleUntil,
  the,
  threshold,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const tersaLightshatter = card({
  name: 'Tersa Lightshatter',
  cost: '{2}{R}',
  type: 'Legendary Creature — Orc Wizard',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('haste'),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: upTo(2), as: 'chosen' },
        { kind: 'discardCards', what: the('chosen'), as: 'discarded' },
        draw(bound('discarded')),
      ],
    }),
    triggered({
      on: attacks('self'),
      condition: threshold,
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', owner: 'you' },
          count: exactly(1),
          as: 'card',
          random: 'random',
        },
        exile(the('card'), { as: 'exiled' }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
      ],
    }),
  ],
})
