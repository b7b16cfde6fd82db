import { card, rule } from '@spellwright/dsl'

export const panharmonicon = card({
  name: 'Panharmonicon',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'triggersAgain', abilitiesOf: { controller: 'you' }, entering: { type: ['artifact', 'creature'] } }),
  ],
})
