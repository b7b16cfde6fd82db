import { card, spell, target, the } from '@spellwright/dsl'

export const preyUpon = card({
  name: 'Prey Upon',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        yours: target({ type: 'creature', controller: 'you' }),
        theirs: target({ type: 'creature', not: { controller: 'you' } }),
      },
      effects: [{ kind: 'fight', a: the('yours'), b: the('theirs') }],
    }),
  ],
})
