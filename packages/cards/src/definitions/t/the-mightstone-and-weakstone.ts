import { card, draw, enters, modifyPT, tapForMana, the, triggered } from '@spellwright/dsl'

export const theMightstoneAndWeakstone = card({
  name: 'The Mightstone and Weakstone',
  type: 'Legendary Artifact — Powerstone',
  cost: '{5}',
  abilities: [
    triggered({
      on: enters('self'),
      modes: {
        min: 1,
        max: 1,
        options: [
          { effects: [draw(2)] },
          {
            targets: { target: { objects: { type: 'creature' } } },
            effects: [{ kind: 'apply', what: the('target'), apply: [modifyPT(-5, -5)], until: 'endOfTurn' }],
          },
        ],
      },
      effects: [],
    }),
    tapForMana('{C}{C}', { kind: 'notCast', spell: { not: { type: 'artifact' } } }),
  ],
})
