import { card } from '@spellwright/dsl'

export const flamespeakerAdept = card({
  name: 'Flamespeaker Adept',
  cost: '{2}{R}',
  type: 'Creature — Human Shaman',
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      on: {
        kind: 'scried',
        player: 'you',
      },
      effects: [
        {
          kind: 'apply',
          what: 'self',
          apply: [
            {
              kind: 'modifyPT',
              power: 2,
              toughness: 0,
            },
            {
              kind: 'gainKeyword',
              keyword: 'first strike',
            },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  ],
})
