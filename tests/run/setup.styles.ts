/** What decides how a thing is found, and what the product asks of a style. jsdom goes through every rule for every element: it is spared the thousands of others. */
const telling = /[{;]\s*(display|visibility|content|position)\s*:/

const { insertRule } = CSSStyleSheet.prototype
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return telling.test(rule) ? insertRule.call(this, rule, index) : this.cssRules.length - 1
}
