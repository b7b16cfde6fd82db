import { card, ownerOf, put, rule, spell, target, the } from '@spellwright/dsl'

export const deemInferior = card({
  name: 'Deem Inferior',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: { kind: 'events', event: { kind: 'drawn', player: 'you' }, when: 'thisTurn' },
        },
      },
      { zone: 'everywhere' },
    ),
    spell({
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [
        {
          kind: 'chooseOne',
          player: ownerOf(the('permanent')),
          options: [
            {
              label: 'second from the top',
              effects: [put('library', the('permanent'), { library: { position: 'top', depth: 2 } })],
            },
            {
              label: 'on the bottom',
              effects: [put('library', the('permanent'), { library: { position: 'bottom' } })],
            },
          ],
        },
      ],
    }),
  ],
})
