import {
  activated,
  card,
  createToken,
  did,
  draw,
  exactly,
  exile,
  linked,
  mana,
  matches,
  may,
  put,
  TREASURE,
  tap,
  the,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const currencyConverter = card({
  name: 'Currency Converter',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    triggered({ on: { kind: 'discarded', player: 'you' }, effects: [may(exile('eventObject', { linked: 'exiled' }))] }),
    activated({
      cost: [mana('{2}'), tap],
      effects: [draw(1), { kind: 'discard', player: 'you', count: 1, how: 'choice' }],
    }),
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', among: linked('exiled') },
          count: exactly(1),
          as: 'card',
        },
        put('graveyard', the('card'), { as: 'moved' }),
        {
          kind: 'if',
          condition: matches(the('moved'), { type: 'land' }),
          then: [createToken(1, TREASURE)],
          else: [
            when(
              did('moved'),
              createToken(1, token({ colors: ['B'], type: 'Creature — Rogue', power: 2, toughness: 2 })),
            ),
          ],
        },
      ],
    }),
  ],
})
