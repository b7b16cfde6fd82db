import {
  activated,
  atBeginningOf,
  card,
  draw,
  exile,
  loyalty,
  put,
  target,
  the,
  triggered,
  untap,
  upTo,
} from '@spellwright/dsl'

export const teferiHeroOfDominaria = card({
  name: 'Teferi, Hero of Dominaria',
  cost: '{3}{W}{U}',
  type: 'Legendary Planeswalker — Teferi',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        draw(1),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [
            { kind: 'choose', player: 'you', from: { type: 'land' }, count: upTo(2), as: 'lands' },
            untap(the('lands')),
          ],
        },
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [put('library', the('permanent'), { library: { position: 'top', depth: 3 } })],
    }),
    activated({
      cost: [loyalty(-8)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({
              on: { kind: 'drawn', player: 'you' },
              targets: { permanent: target({ controller: 'opponent' }) },
              effects: [exile(the('permanent'))],
            }),
          ],
        },
      ],
    }),
  ],
})
