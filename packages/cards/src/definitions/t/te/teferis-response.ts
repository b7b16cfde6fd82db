import { card, destroy, did, draw, spell, target, the, when } from '@spellwright/dsl'

export const teferisResponse = card({
  name: "Teferi's Response",
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        threat: target({
          zone: 'stack',
          stackKind: 'any',
          controller: 'opponent',
          targetsSome: { type: 'land', controller: 'you' },
        }),
      },
      effects: [
        { kind: 'counterSpell', what: the('threat'), permanentAs: 'permanent' },
        when(did('permanent'), destroy(the('permanent'))),
        draw(2),
      ],
    }),
  ],
})
