import { all, card, discard, exactly, put, returnTo, spell, target, targetOpponent, the } from '@spellwright/dsl'

export const wailOfTheForgotten = card({
  name: 'Wail of the Forgotten',
  cost: '{U}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      abilityWord: 'Descend 8',
      modes: {
        min: 1,
        max: {
          kind: 'if',
          condition: {
            kind: 'exists',
            of: { zone: 'graveyard', owner: 'you', is: 'permanentCard' },
            count: { atLeast: 8 },
          },
          then: 3,
          else: 1,
        },
        options: [
          { targets: { first: target({ not: { type: 'land' } }) }, effects: [returnTo('hand', the('first'))] },
          { targets: { second: targetOpponent }, effects: [discard(1, the('second'))] },
          {
            effects: [
              { kind: 'lookAtTop', player: 'you', count: 3, as: 'top' },
              { kind: 'chooseAmong', player: 'you', among: the('top'), count: exactly(1), as: 'card' },
              put('hand', the('card')),
              put('graveyard', all({ zone: 'library', among: the('top') })),
            ],
          },
        ],
      },
      effects: [],
    }),
  ],
})
