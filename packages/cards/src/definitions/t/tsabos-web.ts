import { card, draw, enters, rule, triggered } from '@spellwright/dsl'

export const tsabosWeb = card({
  name: "Tsabo's Web",
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    triggered({ on: enters('self'), effects: [draw(1)] }),
    rule({ kind: 'doesntUntap', what: { type: 'land', abilities: 'activatedNonmana' } }),
  ],
})
