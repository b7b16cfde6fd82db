import { card, keyword, kicked, mana, spell, target, the } from '@spellwright/dsl'

export const riteOfReplication = card({
  name: 'Rite of Replication',
  cost: '{2}{U}{U}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{5}')] }),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'createTokenCopy',
          player: 'you',
          count: { kind: 'if', condition: kicked, then: 5, else: 1 },
          of: the('creature'),
        },
      ],
    }),
  ],
})
