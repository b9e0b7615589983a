import { createRoot } from 'react-dom/client'
import {
  Admin,
  DataTable,
  DateField,
  List,
  NumberField,
  Pagination,
  Resource,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from 'react-admin'

const { columns, sections } = SHAPE

const ask = async (path) => (await fetch(path)).json()

const dataProvider = {
  getList: async (resource, { pagination, sort }) => {
    const query = new URLSearchParams({ sort: sort.field, order: sort.order.toLowerCase(), page: pagination.page })
    const { rows, total } = await ask(`/${resource}?${query}`)
    return { data: rows, total }
  },
  getOne: async (resource, { id }) => ({ data: await ask(`/${resource}/${id}`) }),
}

const fieldOf = ({ name, label, kind }) => {
  const common = { key: name, source: name, label }
  if (kind === 'money') return <NumberField {...common} />
  return kind === 'date' || kind === 'instant' ? <DateField {...common} /> : <TextField {...common} />
}

const Quotations = () => (
  <List perPage={50} sort={{ field: 'created_at', order: 'DESC' }} pagination={<Pagination />} exporter={false}>
    <DataTable rowClick="show">
      {columns.map((column) => (
        <DataTable.Col key={column.name} source={column.name} label={column.label}>
          {fieldOf(column)}
        </DataTable.Col>
      ))}
    </DataTable>
  </List>
)

const Title = () => <span>{useRecordContext()?.quotesCode}</span>

const Quotation = () => (
  <Show title={<Title />}>
    {sections.map(({ label, facts }) => (
      <SimpleShowLayout key={label} direction="row" sx={{ flexWrap: 'wrap' }}>
        {facts.map(fieldOf)}
      </SimpleShowLayout>
    ))}
  </Show>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="quotations" list={Quotations} show={Quotation} />
  </Admin>,
)
