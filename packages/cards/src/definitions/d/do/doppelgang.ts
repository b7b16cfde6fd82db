import { card, exactly, spell, target, the, X } from '@spellwright/dsl'

export const doppelgang = card({
  name: 'Doppelgang',
  cost: '{X}{X}{X}{G}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanents: target({}, { count: exactly(X) }) },
      effects: [
        {
          kind: 'forEach',
          what: the('permanents'),
          as: 'one',
          effects: [{ kind: 'createTokenCopy', player: 'you', count: X, of: the('one') }],
        },
      ],
    }),
  ],
})
