import { activated, apply, card, gain, tap, target, the } from '@spellwright/dsl'

export const giverOfRunes = card({
  name: 'Giver of Runes',
  cost: '{W}',
  type: 'Creature — Kor Cleric',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature', controller: 'you', other: true }) },
      effects: [
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            {
              label: 'protection from colorless',
              effects: [
                apply(the('creature'), [gain({ kind: 'protection', from: [{ filter: { is: 'colorless' } }] })]),
              ],
            },
            {
              label: 'protection from the color of your choice',
              effects: [
                { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
                apply(the('creature'), [
                  gain({ kind: 'protection', from: [{ filter: { color: { chosen: 'color' } } }] }),
                ]),
              ],
            },
          ],
        },
      ],
    }),
  ],
})
