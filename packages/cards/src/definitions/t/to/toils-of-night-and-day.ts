import { card, may, spell, tapIt, target, the, untap } from '@spellwright/dsl'

export const toilsOfNightAndDay = card({
  name: 'Toils of Night and Day',
  cost: '{2}{U}',
  type: 'Instant — Arcane',
  abilities: [
    spell({
      targets: { target: target({}), target2: target({}, { differentFrom: [the('target')] }) },
      effects: [
        may(
          {
            kind: 'chooseOne',
            player: 'you',
            options: [
              { label: 'tap', effects: [tapIt(the('target'))] },
              { label: 'untap', effects: [untap(the('target'))] },
            ],
          },
          may({
            kind: 'chooseOne',
            player: 'you',
            options: [
              { label: 'tap', effects: [tapIt(the('target2'))] },
              { label: 'untap', effects: [untap(the('target2'))] },
            ],
          }),
        ),
      ],
    }),
  ],
})
