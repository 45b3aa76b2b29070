"""What MindSpore's files and its summary are made of (its train.*_pb2 modules): a row for each kind of message. A field is a number,
`*` where it repeats, `+` where it does so packed, `!` where it has to be there; its name; its type, `=` before an enumeration; `@` and the
name of the group of which one field is set."""

TABLES = {
    "mind_ir_pb2": """
enum Version: IR_VERSION_START=0 IR_VERSION=1 IR_VERSION_WITH_PRIM_FUNCTION=2 IR_VERSION_WITH_SCALAR_GRAPH_HOLDER=3
enum AttributeProto.AttributeType: UNDEFINED=0 FLOAT=1 UINT8=2 INT8=3 UINT16=4 INT16=5 INT32=6 INT64=7 STRING=8 BOOL=9 FLOAT16=10 DOUBLE=11
    UINT32=12 UINT64=13 COMPLEX64=14 COMPLEX128=15 BFLOAT16=16 TENSOR=17 GRAPH=18 TENSORS=19 TUPLE=20 LIST=21 DICT=22 UMONAD=23 IOMONAD=24
    NONE=25 PRIMITIVECLOSURE=26 FUNCGRAPHCLOSURE=27 PARTIALCLOSURE=28 UNIONFUNCCLOSURE=29 CSR_TENSOR=30 COO_TENSOR=31 ROW_TENSOR=32
    CLASS_TYPE=33 NAME_SPACE=34 SYMBOL=35 TYPE_NULL=36 MAP_TENSOR=37 FUNCTOR=38 SCALAR=39 SCALAR_GRAPH_HOLDER=40
AttributeProto: 1 name string; 2 f float; 3 i int64; 4 d double; 5 s bytes; 6 t TensorProto; 7 g GraphProto; 8* floats float; 9* doubles
    double; 10* ints int64; 11* strings bytes; 12* tensors TensorProto; 13* graphs GraphProto; 14 doc_string string; 15 ref_attr_name
    string; 16 type =AttributeProto.AttributeType; 17* values AttributeProto; 18 seq_info AttributeProto.SeqInfoProto; 19 functor
    FunctorProto; 20 graph_holder ScalarGraphHolderProto
AttributeProto.SeqInfoProto: 1 is_dyn_len bool; 2 tuple_elem_item AttributeProto
enum FunctorProto.FunctorType: SHAPE_CALC_FUNCTOR=1 ANY_FUNCTOR=2
FunctorProto: 1 type =FunctorProto.FunctorType; 2 name string; 3* values AttributeProto
ValueInfoProto: 1 name string; 2* tensor TensorProto; 3 doc_string string; 4 denotation string; 5 attr_info AttributeProto
NodeProto: 1* input string; 2* output string; 3 name string; 4 op_type string; 5* attribute AttributeProto; 6 doc_string string; 7 domain
    string; 8* node_attr AttributeProto; 9* primal_attr AttributeProto
ModelProto: 1 ir_version string; 2 producer_name string; 3 producer_version string; 4 domain string; 5 model_version string; 6 doc_string
    string; 7 graph GraphProto; 8* functions GraphProto; 9 preprocessor PreprocessorProto; 10 little_endian bool; 11 parallel ParallelProto;
    12* primitives PrimitiveProto; 13 mind_ir_version int64; 14* user_info ModelProto.UserInfoEntry
ModelProto.UserInfoEntry: 1 key string; 2 value string MAP
PreprocessorProto: 1* op PreprocessOpProto
PreprocessOpProto: 1 input_columns string; 2 output_columns string; 3 project_columns string; 4 op_type string; 5 operations string; 6
    offload bool
GraphProto: 1* node NodeProto; 2 name string; 3* parameter TensorProto; 4 doc_string string; 5* input ValueInfoProto; 6* output
    ValueInfoProto; 7 bprop_hash string; 8* attribute AttributeProto; 9 bprop_filepath string; 10* map_parameter MapTensorProto
enum TensorProto.DataType: UNDEFINED=0 FLOAT=1 UINT8=2 INT8=3 UINT16=4 INT16=5 INT32=6 INT64=7 STRING=8 BOOL=9 FLOAT16=10 DOUBLE=11
    UINT32=12 UINT64=13 COMPLEX64=14 COMPLEX128=15 BFLOAT16=16 FLOAT64=17 QINT4X2=18
enum TensorProto.CompressionType: NO_COMPRESSION=0 INDEXING=1 SPARSE=2 FSE=3 BIT_PACKING=4 FSE_INT=5 FSE_INFER=6
TensorProto: 1* dims int64; 2 data_type int32; 3* float_data float; 4* int32_data int32; 5* string_data bytes; 6* int64_data int64; 7 name
    string; 8 doc_string string; 9 raw_data bytes; 10* double_data double; 11* uint64_data uint64; 12 external_data
    TensorProto.ExternalDataProto; 13 ref_key string; 14* min_dims int64; 15* max_dims int64; 16 compression_type
    =TensorProto.CompressionType; 17* quant_params TensorProto.QuantParamProto
TensorProto.ExternalDataProto: 1 location string; 2 offset int64; 3 length int64
TensorProto.QuantParamProto: 1! quant_algo_name string; 2* attribute AttributeProto
MapTensorProto: 1! name string; 2! default_value AttributeProto; 3! key_tensor TensorProto; 4! value_tensor TensorProto; 5! status_tensor
    TensorProto
ParallelProto: 1* layout LayoutProto
LayoutProto: 1 name string; 2* device_arrangement_int int64; 3* tensor_map_int int64; 4* slice_shape_int int64; 5 field_size int64; 6
    uniform_split bool; 7 opt_shard_group string; 8 pipeline_shared bool; 9 is_send bool; 10 peer_rank int64; 11 sr_tag int64; 12*
    opt_shard_slice_shape_int int64
enum PrimitiveProto.PrimType: PRIMITIVE=1 PRIMITIVE_FUNCTION=2
PrimitiveProto: 1 name string; 2 op_type string; 3* attribute AttributeProto; 4 instance_name string; 5 prim_type =PrimitiveProto.PrimType
ScalarNodeProto: 1 scalar_op_type int64; 2* in_index int64; 3* value int64
ScalarGraphHolderProto: 1* scalar_node ScalarNodeProto; 2* input_shape_index uint64
""",
    "checkpoint_pb2": """
Checkpoint: 1* value Checkpoint.Value
Checkpoint.Value: 1! tag string; 2 tensor TensorProto@value; 3 maptensor MapTensorProto@value
TensorProto: 1* dims int64; 2! tensor_type string; 3! tensor_content bytes
MapTensorProto: 1* tensor TensorProto
""",
    "summary_pb2": """
Event: 1! wall_time double; 2 step int64; 3 version string@what; 4 graph_def /anf_ir/GraphProto@what; 5 summary Summary@what; 6 explain
    Explain@what
LossLandscape: 1 landscape LossLandscape.Point; 2 loss_path LossLandscape.LossPath; 3 metadata LossLandscape.Metadata; 4 convergence_point
    LossLandscape.Point
LossLandscape.Point: 1 x /anf_ir/TensorProto; 2 y /anf_ir/TensorProto; 3 z /anf_ir/TensorProto
LossLandscape.LossPath: 1* intervals int32; 2 points LossLandscape.Point
LossLandscape.Metadata: 1 decomposition string; 2 unit string; 3 step_per_epoch int32
Summary: 1* value Summary.Value
Summary.Image: 1! height int32; 2! width int32; 3! colorspace int32; 4! encoded_image bytes
Summary.Histogram: 1* buckets Summary.Histogram.bucket; 2 nan_count int64; 3 pos_inf_count int64; 4 neg_inf_count int64; 5 max double; 6 min
    double; 7 sum double; 8 count int64
Summary.Histogram.bucket: 1! left double; 2! width double; 3! count int64
Summary.Value: 1! tag string; 3 scalar_value float@value; 4 image Summary.Image@value; 8 tensor /anf_ir/TensorProto@value; 9 histogram
    Summary.Histogram@value; 10 loss_landscape LossLandscape@value
Explain: 1 sample_id int32; 2 image_path string; 3* ground_truth_label int32; 4 inference Explain.Inference; 5* explanation
    Explain.Explanation; 6* benchmark Explain.Benchmark; 7 metadata Explain.Metadata; 8 status string; 9* hoc Explain.Hoc
Explain.Inference: 1* ground_truth_prob float; 2* predicted_label int32; 3* predicted_prob float; 4* ground_truth_prob_sd float; 5*
    ground_truth_prob_itl95_low float; 6* ground_truth_prob_itl95_hi float; 7* predicted_prob_sd float; 8* predicted_prob_itl95_low float;
    9* predicted_prob_itl95_hi float
Explain.Explanation: 1 explain_method string; 2 label int32; 3 heatmap_path string
Explain.Benchmark: 1 benchmark_method string; 2 explain_method string; 3 total_score float; 4* label_score float
Explain.Metadata: 1* label string; 2* explain_method string; 3* benchmark_method string
Explain.HocLayer: 1 prob float; 2* box int32
Explain.Hoc: 1 label int32; 2 mask string; 3* layer Explain.HocLayer
""",
    "lineage_pb2": """
LineageEvent: 1! wall_time double; 2 step int64; 3 version string@what; 6 train_lineage TrainLineage@what; 7 evaluation_lineage
    EvaluationLineage@what; 9 dataset_graph DatasetGraph@what; 10 user_defined_info UserDefinedInfo@what
UserDefinedInfo: 1* user_info UserDefinedInfo; 2* map_dict UserDefinedInfo.MapDictEntry; 3* map_int32 UserDefinedInfo.MapInt32Entry; 4*
    map_str UserDefinedInfo.MapStrEntry; 5* map_double UserDefinedInfo.MapDoubleEntry
UserDefinedInfo.MapDictEntry: 1 key string; 2 value UserDefinedInfo MAP
UserDefinedInfo.MapInt32Entry: 1 key string; 2 value int32 MAP
UserDefinedInfo.MapStrEntry: 1 key string; 2 value string MAP
UserDefinedInfo.MapDoubleEntry: 1 key string; 2 value double MAP
TrainLineage: 1 hyper_parameters TrainLineage.HyperParameters; 2 train_dataset TrainLineage.TrainDataset; 3 algorithm
    TrainLineage.Algorithm; 4 model TrainLineage.Model
TrainLineage.HyperParameters: 1 optimizer string; 2 learning_rate float; 3 loss_function string; 4 epoch int32; 5 parallel_mode string; 6
    device_num int32; 8 batch_size int32
TrainLineage.TrainDataset: 1 train_dataset_path string; 2 train_dataset_size int32
TrainLineage.Algorithm: 1 network string; 2 loss float
TrainLineage.Model: 3 path string; 4 size int64
EvaluationLineage: 2 metric string; 3 valid_dataset EvaluationLineage.ValidDataset
EvaluationLineage.ValidDataset: 1 valid_dataset_path string; 2 valid_dataset_size int32
DatasetGraph: 1* children DatasetGraph; 2 parameter OperationParameter; 3* operations Operation; 4 sampler Operation
Operation: 1 operationParam OperationParameter; 2* size int32; 3* weights float
OperationParameter: 1* mapStr OperationParameter.MapStrEntry; 2* mapStrList OperationParameter.MapStrListEntry; 3* mapBool
    OperationParameter.MapBoolEntry; 4* mapInt OperationParameter.MapIntEntry; 5* mapDouble OperationParameter.MapDoubleEntry
OperationParameter.MapStrEntry: 1 key string; 2 value string MAP
OperationParameter.MapStrListEntry: 1 key string; 2 value StrList MAP
OperationParameter.MapBoolEntry: 1 key string; 2 value bool MAP
OperationParameter.MapIntEntry: 1 key string; 2 value int32 MAP
OperationParameter.MapDoubleEntry: 1 key string; 2 value double MAP
StrList: 1* strValue string
""",
    "print_pb2": """
TensorProto: 1* dims int64; 2! tensor_type string; 3! tensor_content bytes
Print: 1* value Print.Value
Print.Value: 1 desc string@value; 2 tensor TensorProto@value
""",
    "node_strategy_pb2": """
ParallelStrategy: 1* dim uint32
ParallelStrategys: 1! stage uint32; 2* parallel_strategy ParallelStrategy
ParallelStrategyItem: 1! node_name string; 2! parallel_strategys ParallelStrategys
DevMatrix: 1* dim uint32
TensorMap: 1* dim int32
ParamSplitShape: 1* dim int64
IndicesOffset: 1* dim int64
ParallelLayouts: 1* dev_matrix DevMatrix; 2* tensor_map TensorMap; 3* param_split_shape ParamSplitShape; 4* indices_offset IndicesOffset; 5!
    field int32; 6! opt_weight_shard_step int32; 7! opt_weight_shard_size int32
ParallelLayoutItem: 1! param_name string; 2! parallel_layouts ParallelLayouts
ParallelGroupRanks: 1* dim uint32
ParallelGroupItem: 1! group_name string; 2! parallel_group_ranks ParallelGroupRanks
ParallelGroupMap: 1* parallel_group_item ParallelGroupItem; 2! ckpt_restore_rank_list ParallelGroupRanks
ParallelStrategyMap: 1! current_stage uint32; 2* parallel_strategy_item ParallelStrategyItem; 3* parallel_layout_item ParallelLayoutItem
""",
    "anf_ir_pb2": """
enum Version: UNKNOWWN_VERSION=0 IR_VERSION=1
enum DataType: DT_UNDEFINED=0 DT_BOOL=1 DT_INT8=2 DT_INT16=3 DT_INT32=4 DT_INT64=5 DT_UINT8=6 DT_UINT16=7 DT_UINT32=8 DT_UINT64=9
    DT_FLOAT16=10 DT_FLOAT32=11 DT_FLOAT64=12 DT_STRING=13 DT_TENSOR=14 DT_GRAPH=15 DT_BOOLS=16 DT_INTS8=17 DT_INTS16=18 DT_INTS32=19
    DT_INTS64=20 DT_UINTS8=21 DT_UINTS16=22 DT_UINTS32=23 DT_UINTS64=24 DT_FLOATS16=25 DT_FLOATS32=26 DT_FLOATS64=27 DT_STRINGS=28
    DT_TENSORS=29 DT_GRAPHS=30 DT_TUPLE=31 DT_LIST=32 DT_DICT=33 DT_NONE=34 DT_SYM_INST=35 DT_BASE_INT=36 DT_BASE_UINT=37 DT_BASE_FLOAT=38
    DT_TYPE=39 DT_ANY=40 DT_REFKEY=41 DT_REF=42 DT_COMPLEX64=43 DT_COMPLEX128=44 DT_BASE_COMPLEX=45 DT_BFLOAT16=46 DT_BFLOATS16=47
    DT_INT4=48 DT_SLICE=49
ValueProto: 1 dtype =DataType; 2 bool_val bool; 3 int_val int64; 4 uint_val uint64; 5 float_val float; 6 double_val double; 7 str_val
    string; 8 tensor_val TensorProto; 9 graph GraphProto; 10* bool_vals bool; 11* int_vals int64; 12* uint_vals uint64; 13* float_vals
    float; 14* double_vals double; 15* str_vals string; 16* tensor_vals TensorProto; 17* graphs GraphProto; 18* values ValueProto; 19*
    dict_val NamedValueProto; 20 type_val TypeProto
AttributeProto: 1 name string; 2 value ValueProto
NamedValueProto: 1 key string; 2 value ValueProto
TensorShapeProto: 1* dim TensorShapeProto.Dimension
TensorShapeProto.Dimension: 1 size int64; 2 name string
TypeProto: 1 data_type =DataType; 2 tensor_type TypeProto.Tensor@value; 3 sequence_type TypeProto.Sequence@value
TypeProto.Tensor: 1 elem_type =DataType; 2 shape TensorShapeProto
TypeProto.Sequence: 1* elem_types TypeProto
ParameterProto: 1 name string; 2 type TypeProto; 3 default_val ValueProto
OutputProto: 1 name string; 2 type TypeProto
enum InputProto.EdgeType: DATA_EDGE=0 CONTROL_EDGE=1
InputProto: 1 name string; 2 type =InputProto.EdgeType
NodeProto: 1* input InputProto; 2 name string; 3 op_type string; 4 scope string; 5* attribute AttributeProto; 6 output_type TypeProto; 7
    output_i uint64; 8 full_name string; 10 instance_name string
ModelProto: 1 ir_version int64; 2 domain string; 3 model_version int64; 4 graph GraphProto; 5 metadata_operators OperatorSetProto
OperatorProto: 1 name string; 2 config bytes; 3 obj_info bytes
OperatorSetProto: 1* operators OperatorProto; 2 summary string
GraphProto: 1* node NodeProto; 2 name string; 3* parameters ParameterProto; 4* outputs OutputProto; 5* const_vals NamedValueProto
TensorProto: 1* dims int64; 2 data_type =DataType; 3+ float_data float; 4+ int32_data int32; 5+ int64_data int64; 6+ double_data double; 7+
    uint64_data uint64; 8 raw_data bytes
""",
}
