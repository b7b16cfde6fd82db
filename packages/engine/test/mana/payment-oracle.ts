import type { ManaType } from '@spellwright/dsl'
import type { ManaSymbol, PaymentOption, PaymentPlan, PaymentRequest } from '../../src/mana/index.ts'

/** Payment by trying everything: slow, short, and sharing no code with the solver. */

export interface OracleUnit {
  type: ManaType
  snow: boolean
  usable: boolean
  paysOnly: PaymentOption['paysOnly'] | null
}

/** Whether one unit pays one mana of the symbol ('part': half of a {2/W}). */
export function fits(unit: OracleUnit, symbol: ManaSymbol): 'whole' | 'part' | null {
  const { paysOnly } = unit
  const isOf = (types: readonly ManaType[]): boolean =>
    paysOnly === null || paysOnly === undefined
      ? types.includes(unit.type)
      : typeof paysOnly !== 'string' && paysOnly.some((type) => types.includes(type))
  const isGeneric = paysOnly === 'generic' || paysOnly === null || paysOnly === undefined
  switch (symbol.kind) {
    case 'generic':
      return isGeneric ? 'part' : null
    case 'typed':
      return isOf([symbol.type]) ? 'whole' : null
    case 'hybrid':
      return isOf(symbol.types) ? 'whole' : null
    case 'phyrexian':
      return isOf(symbol.colors) ? 'whole' : null
    case 'monoHybrid':
      return isOf([symbol.color]) ? 'whole' : isGeneric ? 'part' : null
    case 'restricted':
      return isGeneric && paysOnly !== 'generic' && symbol.types.includes(unit.type) ? 'whole' : null
    case 'snow':
      return isGeneric && paysOnly !== 'generic' && unit.snow ? 'whole' : null
    case 'variable':
      return null
  }
}

/** Every set of units (as indices left over) after paying the symbols. */
function* pay(units: readonly OracleUnit[], symbols: readonly ManaSymbol[], life: number): Generator<OracleUnit[]> {
  const [symbol, ...rest] = symbols
  if (symbol === undefined) {
    yield [...units]
    return
  }
  if (symbol.kind === 'variable' || (symbol.kind === 'generic' && symbol.amount === 0)) {
    yield* pay(units, rest, life)
    return
  }
  if (symbol.kind === 'phyrexian' && life >= 2) yield* pay(units, rest, life - 2)
  const tried: string[] = []
  for (const [at, unit] of units.entries()) {
    if (!unit.usable || tried.includes(JSON.stringify(unit))) continue
    const fit = fits(unit, symbol)
    if (fit === null) continue
    tried.push(JSON.stringify(unit))
    const others = units.toSpliced(at, 1)
    if (fit === 'whole') yield* pay(others, rest, life)
    const part = fit === 'part' || symbol.kind === 'monoHybrid'
    if (part && (symbol.kind === 'generic' || symbol.kind === 'monoHybrid')) {
      yield* pay(others, [{ kind: 'generic', amount: symbol.amount - 1 }, ...rest], life)
    }
  }
}

export const unitsOf = (option: PaymentOption): OracleUnit[] =>
  option.mana.map(({ type, snow, usable }) => ({ type, snow, usable, paysOnly: option.paysOnly ?? null }))

const oracleLife = ({ life, phyrexian }: PaymentRequest): number => (phyrexian === 'manaOnly' ? 0 : life)

/** Only sources without a mana cost, of class `most` at the most. */
export function canPayDirectly(request: PaymentRequest, most = 99): boolean {
  const tryFrom = (at: number, units: OracleUnit[]): boolean => {
    const source = request.sources[at]
    if (source === undefined) return !pay(units, request.symbols, oracleLife(request)).next().done
    if (tryFrom(at + 1, units)) return true
    return source.options.some(
      (option) => option.costClass <= most && !option.cost?.length && tryFrom(at + 1, [...units, ...unitsOf(option)]),
    )
  }
  return tryFrom(0, poolUnits(request))
}

const poolUnits = (request: PaymentRequest): OracleUnit[] =>
  request.pool.map(({ type, snow, usable }) => ({ type, snow, usable, paysOnly: null }))

/** With sources that cost mana, in every order. */
export function canPayAtAll(request: PaymentRequest): boolean {
  const seen = new Set<string>()
  const tryFrom = (units: OracleUnit[], left: readonly number[]): boolean => {
    const key = JSON.stringify([units.map((unit) => JSON.stringify(unit)).sort(), left])
    if (seen.has(key)) return false
    seen.add(key)
    if (!pay(units, request.symbols, oracleLife(request)).next().done) return true
    return left.some((index) => {
      const others = left.filter((other) => other !== index)
      return request.sources[index]!.options.some((option) => {
        const payers = units.filter((unit) => unit.paysOnly === null)
        const rest = units.filter((unit) => unit.paysOnly !== null)
        for (const remaining of pay(payers, option.cost ?? [], 0)) {
          if (tryFrom([...remaining, ...rest, ...unitsOf(option)], others)) return true
        }
        return false
      })
    })
  }
  return tryFrom(poolUnits(request), [...request.sources.keys()])
}

/** Carries the plan out; a sentence about the first thing wrong with it, else null. */
export function faultOf(request: PaymentRequest, plan: PaymentPlan): string | null {
  const gone = new Set<string>()
  const sourceOf = (key: number) => request.sources.find((source) => source.key === key)!
  const take = (spend: PaymentPlan['spend'], symbols: readonly ManaSymbol[], before: number): string | null => {
    const owed = symbols.map((symbol) => ({ symbol, parts: 'amount' in symbol ? symbol.amount : 1 }))
    for (const { symbol, from } of spend) {
      const debt = owed[symbol]!
      if (from.kind === 'life') {
        if (debt.symbol.kind !== 'phyrexian') return 'life for no Phyrexian symbol'
        debt.parts -= 1
        continue
      }
      const name = JSON.stringify(from)
      if (gone.has(name)) return `${name} is spent twice`
      gone.add(name)
      if (from.kind === 'use' && from.use >= before) return `${name} is spent before it is made`
      const use = from.kind === 'use' ? plan.uses[from.use]! : null
      const unit =
        from.kind === 'pool'
          ? poolUnits(request)[from.index]!
          : unitsOf(sourceOf(use!.key).options[use!.option]!)[from.unit]!
      const fit = fits(unit, debt.symbol)
      if (fit === null || !unit.usable) return `${name} does not fit symbol ${symbol}`
      debt.parts -= fit === 'whole' && spend.filter((other) => other.symbol === symbol).length === 1 ? debt.parts : 1
    }
    return owed.every(({ symbol, parts }) => parts === 0 || symbol.kind === 'variable') ? null : 'not all is paid'
  }
  for (const [at, use] of plan.uses.entries()) {
    const fault = take(use.payment, sourceOf(use.key).options[use.option]!.cost ?? [], at)
    if (fault !== null) return `use ${at}: ${fault}`
  }
  if (new Set(plan.uses.map(({ key }) => key)).size !== plan.uses.length) return 'a source is used twice'
  const life = plan.spend.filter(({ from }) => from.kind === 'life').length * 2
  if (life !== plan.lifePaid || life > request.life) return 'life does not add up'
  const fault = take(plan.spend, request.symbols, plan.uses.length)
  if (fault !== null) return fault
  const made = plan.uses.reduce((sum, { key, option }) => sum + sourceOf(key).options[option]!.mana.length, 0)
  const fromUses = [...gone].filter((name) => name.includes('"use"')).length
  return plan.leftover === made - fromUses ? null : 'leftover does not add up'
}
