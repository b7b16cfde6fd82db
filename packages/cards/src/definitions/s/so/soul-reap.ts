import { card, controllerOf, destroy, loseLife, spell, target, the, when } from '@spellwright/dsl'

export const soulReap = card({
  name: 'Soul Reap',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { color: 'G' } }) },
      effects: [
        destroy(the('creature')),
        when(
          {
            kind: 'happened',
            event: { kind: 'cast', player: 'you', spell: { color: 'B', other: true } },
            when: 'thisTurn',
          },
          loseLife(3, controllerOf(the('creature'))),
        ),
      ],
    }),
  ],
})
