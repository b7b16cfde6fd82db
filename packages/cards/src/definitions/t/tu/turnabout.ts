import { all, card, spell, tapIt, targetPlayer, the, untap } from '@spellwright/dsl'

export const turnabout = card({
  name: 'Turnabout',
  cost: '{2}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'chooseWord',
          player: 'you',
          choose: { kind: 'word', options: ['artifact', 'creature', 'land'] },
          as: 'type',
        },
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            {
              label: 'tap all',
              effects: [tapIt(all({ is: 'untapped', cardType: { chosen: 'type' }, controller: the('player') }))],
            },
            {
              label: 'untap all',
              effects: [untap(all({ is: 'tapped', cardType: { chosen: 'type' }, controller: the('player') }))],
            },
          ],
        },
      ],
    }),
  ],
})
