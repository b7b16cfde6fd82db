import {
  card,
  draw,
  enters,
  exactly,
  gainLife,
  matches,
  put,
  replacement,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const spelunking = card({
  name: 'Spelunking',
  type: 'Enchantment',
  cost: '{2}{G}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        draw(1),
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'choose',
              player: 'you',
              from: { zone: 'hand', type: 'land' },
              whose: 'you',
              count: exactly(1),
              as: 'card',
            },
            put('battlefield', the('card'), { as: 'land' }),
            when(matches(the('land'), { subtype: 'Cave' }), gainLife(4)),
          ],
        },
      ],
    }),
    replacement({ kind: 'enters', object: { type: 'land', controller: 'you' }, with: [{ kind: 'untapped' }] }),
  ],
})
