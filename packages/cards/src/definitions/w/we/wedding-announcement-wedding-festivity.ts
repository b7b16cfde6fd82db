import {
  atBeginningOf,
  attacks,
  continuous,
  countersOn,
  createToken,
  draw,
  modifyPT,
  putCounters,
  token,
  transform,
  triggered,
  twoFaced,
  when,
} from '@spellwright/dsl'

export const weddingAnnouncementWeddingFestivity = twoFaced(
  'transform',
  {
    name: 'Wedding Announcement',
    type: 'Enchantment',
    cost: '{2}{W}',
    abilities: [
      triggered({
        on: atBeginningOf('end', 'you'),
        effects: [
          putCounters('invitation', 1, 'self'),
          {
            kind: 'if',
            condition: {
              kind: 'compare',
              quantity: {
                kind: 'events',
                event: attacks({ type: 'creature', controller: 'you' }),
                when: 'thisTurn',
                distinct: 'objects',
              },
              is: { atLeast: 2 },
            },
            then: [draw(1)],
            else: [createToken(1, token({ colors: ['W'], type: 'Creature — Human', power: 1, toughness: 1 }))],
          },
          when({ kind: 'compare', quantity: countersOn('self', 'invitation'), is: { atLeast: 3 } }, transform('self')),
        ],
      }),
    ],
  },
  {
    name: 'Wedding Festivity',
    type: 'Enchantment',
    colorIndicator: ['W'],
    abilities: [continuous({ affects: { controller: 'you', type: 'creature' }, apply: [modifyPT(1, 1)] })],
  },
)
