import { card, chooseOne, enters, tapIt, target, the, triggered, untap } from '@spellwright/dsl'

export const tillerEngine = card({
  name: 'Tiller Engine',
  cost: '{2}',
  type: 'Artifact Creature — Construct',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: enters({ type: 'land', is: 'tapped', controller: 'you' }),
      modes: chooseOne(
        { effects: [untap('eventObject')] },
        {
          targets: { permanent: target({ not: { type: 'land' }, controller: 'opponent' }) },
          effects: [tapIt(the('permanent'))],
        },
      ),
      effects: [],
    }),
  ],
})
