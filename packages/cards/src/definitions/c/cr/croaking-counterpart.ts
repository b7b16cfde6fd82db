import { card, keyword, mana, setBasePT, setColor, spell, target, the } from '@spellwright/dsl'

export const croakingCounterpart = card({
  name: 'Croaking Counterpart',
  cost: '{1}{G}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { subtype: 'Frog' } }) },
      effects: [
        {
          kind: 'createTokenCopy',
          player: 'you',
          count: 1,
          of: the('creature'),
          except: [setBasePT(1, 1), setColor('G'), { kind: 'setCreatureTypes', subtypes: ['Frog'] }],
        },
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{3}{G}{U}')] }),
  ],
})
