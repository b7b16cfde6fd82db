import type { CardQuestion, Cost, Effect, EffectOf, PlayerRef, QuestionData } from '@spellwright/dsl'
import { costPhrase } from './cost.ts'
import { effectSentences, together } from './effect/flow.ts'
import { plain, type Sentence, sentenceText } from './effect/sentence.ts'
import { type Subject, third, YOU } from './english/clause.ts'
import { entersText } from './replacement/replacement.ts'
import { EMBLEM_WORDS } from './self-words.ts'
import { Talk } from './talk.ts'
import { targetPhrase } from './target.ts'
import { capitalise } from './words/english.ts'
import { ADDITIONAL_COST_KEYWORDS } from './words/keywords.ts'

/** A question in the words of the card, and its options where they come from the card too. */
export interface QuestionWords {
  readonly text: string
  readonly options: readonly string[] | null
}

/** Only the one who is asked is this "you"; in commands to others the controller is meant. */
const ASKED: Subject = { ...YOU }

const callBy = (name: string): Subject => (name === 'you' ? ASKED : third(name))

function talkFor({ source, controller, objects, players, event, data }: CardQuestion): Talk {
  const talk = new Talk({ ...EMBLEM_WORDS, name: source.name, here: source.name, types: source.types })
  for (const [name, { text, number, isYours }] of Object.entries(objects))
    talk.bind(name, {
      noun: 'card',
      number,
      ...(text === null ? {} : { definite: text }),
      ...(isYours && controller === null ? { owner: 'you' } : {}),
    })
  for (const [name, text] of Object.entries(players)) talk.callPlayer({ the: name }, callBy(text))
  if (event?.player) talk.callPlayer('eventPlayer', callBy(event.player))
  if (event?.object) talk.roles.object = { noun: 'card', number: 'one', definite: event.object }
  if (event?.source) talk.roles.source = { noun: 'spell', number: 'one', definite: event.source }
  const asked = askedPlayer(data)
  if (controller !== null) talk.callPlayer('you', third(controller))
  if (asked !== undefined && (asked !== 'you' || controller === null)) talk.callPlayer(asked, ASKED)
  return talk
}

/** Who is asked, as the card names them. */
function askedPlayer(data: QuestionData): PlayerRef | undefined {
  if (data.kind === 'may' || data.kind === 'pay') return data.player
  const step = data.kind === 'steps' ? data.steps[0] : undefined
  if (step?.kind === 'piles') return step.chooser
  return step && 'player' in step ? (step as EffectOf<'choose'>).player : undefined
}

/** What nobody is named for is done by the controller. */
const byController = (sentences: readonly Sentence[], controller: string | null): Sentence[] =>
  controller === null
    ? [...sentences]
    : sentences.map((one) => ({
        ...one,
        clauses: one.clauses.map((clause) =>
          clause.subject === YOU ? { ...clause, subject: third(controller) } : clause,
        ),
      }))

const joined = (sentences: readonly Sentence[]): string =>
  sentences
    .map((one) => capitalise(sentenceText(one)))
    .join('. ')
    .replace(/\bshuffle(?=$|\.)/gi, (word) => `${word} your library`)

/** As a command to the one who is asked: "shuffle your library", "have it deal 2 damage to any target". */
function commands([first, ...others]: readonly Sentence[]): string {
  if (first === undefined) return ''
  const command = sentenceText({ ...first, may: ASKED }).replace(/^you may /, '')
  const rest = others.length === 0 ? '' : ` ${joined(others)}.`
  return `${joined([plain(command)])}?${rest}`
}

function consequences(
  { controller }: CardQuestion,
  data: { readonly then?: readonly Effect[] | undefined; readonly otherwise?: readonly Effect[] | undefined },
  talk: Talk,
): string {
  const follow = (start: string, effects: readonly Effect[] | undefined): string => {
    if (!effects || effects.length === 0) return ''
    talk.newSentence()
    const [first, ...others] = byController(together(effects, talk), controller)
    if (first === undefined) return ''
    // "When you do, …" says itself what it follows from.
    const prefix = effects[0]?.kind === 'reflexiveTrigger' ? '' : `${start}, `
    return ` ${joined([{ ...first, prefix: prefix + first.prefix }, ...others])}.`
  }
  return follow('if you do', data.then) + follow('otherwise', data.otherwise)
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const payText = (cost: Cost, talk: Talk): string => capitalise(costPhrase(cost, talk, ASKED)) + talk.takeWheres()

/**
 * The choice of the first step is told with what the next steps do with it, up to the end of the sentence. Which of two
 * piles is asked when they are there already, so only what is done with them is told.
 */
function stepsText(steps: readonly Effect[], controller: string | null, talk: Talk): string {
  const sentences = byController(effectSentences(steps, talk), controller)
  const first = sentences[steps[0]?.kind === 'piles' ? 1 : 0]
  return first === undefined ? '' : joined([first])
}

/** The words of a question. Null if the card says nothing that would fit. */
export function questionWords(question: CardQuestion): QuestionWords | null {
  const { data, controller } = question
  const talk = talkFor(question)
  const asText = (text: string): QuestionWords | null => (text === '' ? null : { text, options: null })
  switch (data.kind) {
    case 'may': {
      const what = commands(together(data.effects, talk))
      return asText(what === '' ? '' : what + consequences(question, data, talk))
    }
    case 'pay':
      return asText(`${payText(data.cost, talk)}?${consequences(question, data, talk)}`)
    case 'payToEnter': {
      const pay = payText(data.cost, talk)
      const refused = data.otherwise.map((change) => entersText(change, talk)).join(' and ')
      return asText(`${pay}?${refused === '' ? '' : ` Otherwise, ${refused}.`}`)
    }
    case 'steps': {
      const text = stepsText(data.steps, controller, talk)
      return asText(text === '' ? '' : `${text}.`)
    }
    case 'target':
      return asText(`Choose ${targetPhrase(data.target, talk, 'in')}.`)
    case 'additionalCost': {
      const pay = payText(data.cost, talk)
      return asText(
        ADDITIONAL_COST_KEYWORDS.has(data.name) ? `${capitalise(data.name)}: ${lowerFirst(pay)}?` : `${pay}?`,
      )
    }
    case 'costs':
      return {
        text: 'Choose which cost to pay.',
        options: data.costs.map((cost) => capitalise(costPhrase(cost, talk, ASKED))),
      }
  }
}
