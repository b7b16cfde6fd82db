import { apply, card, gain, spell, target, the } from '@spellwright/dsl'

export const apostlesBlessing = card({
  name: "Apostle's Blessing",
  cost: '{1}{W/P}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['artifact', 'creature'], controller: 'you' }) },
      effects: [
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            {
              label: 'artifacts',
              effects: [
                apply(the('permanent'), [gain({ kind: 'protection', from: [{ filter: { type: 'artifact' } }] })]),
              ],
            },
            {
              label: 'color',
              effects: [
                { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
                apply(the('permanent'), [
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
