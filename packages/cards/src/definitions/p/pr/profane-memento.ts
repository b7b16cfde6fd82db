import { card, gainLife, triggered } from '@spellwright/dsl'

export const profaneMemento = card({
  name: 'Profane Memento',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: { kind: 'zoneChange', object: { type: 'creature', is: 'nontoken', owner: 'opponent' }, to: 'graveyard' },
      effects: [gainLife(1)],
    }),
  ],
})
