import { apply, card, chooseOne, gain, setBasePT, spell, target, the } from '@spellwright/dsl'

export const secretIdentity = card({
  name: 'Secret Identity',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { creature: target({ type: 'creature', controller: 'you' }) },
          effects: [
            apply(the('creature'), [
              { kind: 'setCreatureTypes', subtypes: ['Citizen'] },
              setBasePT(1),
              gain('hexproof'),
            ]),
          ],
        },
        {
          targets: { hero: target({ type: 'creature', controller: 'you' }) },
          effects: [
            apply(the('hero'), [
              { kind: 'setCreatureTypes', subtypes: ['Hero'] },
              setBasePT(3, 4),
              gain('flying'),
              gain('vigilance'),
            ]),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
