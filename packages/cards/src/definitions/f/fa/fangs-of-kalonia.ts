import { card, countersOn, keyword, mana, putCounters, spell, target, the } from '@spellwright/dsl'

export const fangsOfKalonia = card({
  name: 'Fangs of Kalonia',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        { kind: 'putCounters', what: the('creature'), counter: '+1/+1', count: 1, as: 'grown' },
        {
          kind: 'forEach',
          what: the('grown'),
          as: 'one',
          effects: [putCounters('+1/+1', countersOn(the('one'), '+1/+1'), the('one'))],
        },
      ],
    }),
    keyword({ kind: 'overload', cost: [mana('{4}{G}{G}')] }),
  ],
})
